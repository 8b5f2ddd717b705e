import { t } from '#schema/messages/t'
import type { Problem } from '../api/home'
import { HomeRow, Rows } from './home-part'
import { causeLabel, problemMessage } from './problem-messages'

/** List of problems grouped by cause, because one cause can often be fixed at once. */
export function IssuesPart({ problems }: { readonly problems: readonly Problem[] }) {
  const kinds = [...new Set(problems.map(({ kind }) => kind))]
  return (
    <section className="home-part" aria-label={t('Issues')}>
      <header>
        <h2>{t('Issues')}</h2>
        {problems.length > 0 && <span className="ed-count">{problems.length}</span>}
      </header>
      {kinds.length === 0 && (
        <p className="ed-quiet">
          {t(
            'No issues found in links, alt text of live pictures, schedules, special days, feedback, comments and old drafts.',
          )}
        </p>
      )}
      {kinds.map((kind) => (
        <Cause key={kind} problems={problems.filter((each) => each.kind === kind)} kind={kind} />
      ))}
    </section>
  )
}

function Cause({ kind, problems }: CauseProps) {
  return (
    <div className="home-cause">
      <h3>
        {causeLabel(kind)} <span className="ed-quiet">{problems.length}</span>
      </h3>
      <Rows items={problems} shown={PAGE_SIZE}>
        {(problem) => {
          const { title, words, href } = problemMessage(problem)
          return (
            <HomeRow key={`${kind} ${problem.key}`} href={href} title={title}>
              {words}
            </HomeRow>
          )
        }}
      </Rows>
    </div>
  )
}

interface CauseProps {
  readonly kind: Problem['kind']
  readonly problems: readonly Problem[]
}

/** Problems shown initially per cause; a button shows the others. */
const PAGE_SIZE = 3
