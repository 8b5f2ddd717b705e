import { formatDay } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { textReplacementsQuery } from '../api/operations/replacements'
import { List } from '../screens/list/list'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { Button } from '../ui/button'
import { countOfTargets } from './replacement'

const PAGE_SIZE = 10

/** List of the replacements of the last 30 days, which can still be undone. */
export function RecentList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const list = usePagedQuery(textReplacementsQuery, {
    variables: { first: PAGE_SIZE },
    partOf: (answer) => answer.textReplacements,
  })
  if (list.part?.totalCount === 0) return null
  return (
    <section className="replace-run" aria-labelledby="replace-recent">
      <h2 id="replace-recent">{t('Replacements in the last 30 days')}</h2>
      <List list={list} loading={t('Loading replacements…')} pageSize={PAGE_SIZE}>
        {({ nodes }) => (
          <ul className="replace-targets">
            {nodes.map(({ id, query, replacement, state, changedTargets, ...made }) => (
              <li key={id} className="replace-target">
                <div className="replace-target-head">
                  <span className="replace-hit-text">
                    <del>{query.text}</del>{' '}
                    <ins>{replacement === '' ? t('nothing') : replacement}</ins>
                  </span>
                  <Button look="quiet" onClick={() => onOpen(String(id))}>
                    {t('Open')}
                  </Button>
                </div>
                <p className="ed-quiet">
                  {[
                    state === 'UNDONE' ? t('Undone') : countOfTargets(changedTargets),
                    made.createdByName,
                    formatDay(made.createdAt),
                  ].join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </List>
    </section>
  )
}
