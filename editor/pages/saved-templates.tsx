import { useQuery } from '@apollo/client/react'
import { LayoutTemplate } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { pageTemplatesQuery } from '../api/operations/shared-blocks'
import { readTemplates, type SavedTemplate, TEMPLATES_PAGE_SIZE } from '../api/page-templates'
import { Button } from '../ui/button'

/** Saved templates, listed before the built-in ones. Renders nothing if there are none. */
export function SavedTemplates({ locationId, onChoose }: SavedTemplatesProps) {
  const id = useId()
  const query = useQuery(pageTemplatesQuery, {
    variables: { locationId: String(locationId), first: TEMPLATES_PAGE_SIZE },
  })
  const { data, error } = query
  const [moreError, setMoreError] = useState<Error>()
  const hasFailed = error !== undefined || moreError !== undefined
  const templates = useMemo(() => (data ? readTemplates(data) : []), [data])
  const { hasNextPage = false, endCursor = null } = data?.pageTemplates.pageInfo ?? {}
  if (templates.length === 0 && !hasFailed) return null
  return (
    <section className="ed-template-group" aria-labelledby={id}>
      <h3 id={id}>{t('Your templates')}</h3>
      {hasFailed && (
        <p role="alert">
          {t('Your templates couldn’t be loaded.')}{' '}
          <Button onClick={reload}>{t('Try again')}</Button>
        </p>
      )}
      <ul>
        {templates.map((template) => (
          <li key={template.id}>
            <button type="button" className="ed-template" onClick={() => onChoose(template)}>
              <span className="ed-template-picture">
                <LayoutTemplate size={24} aria-hidden />
              </span>
              <strong>{template.title}</strong>
              <span>{template.description || ownerName(template)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && !hasFailed && (
        <Button look="quiet" onClick={() => void showMore()}>
          {t('Show more')}
        </Button>
      )}
    </section>
  )

  function reload(): void {
    if (moreError) void showMore()
    else void query.refetch()
  }

  /** Loads the next templates, which the cache appends to the list (`type-policies.ts`). */
  async function showMore(): Promise<void> {
    setMoreError(undefined)
    await query.fetchMore({ variables: { after: endCursor } }).catch(setMoreError)
  }
}

function ownerName({ locationId, locationName }: SavedTemplate): string {
  return locationId === DEFAULT_LOCATION_ID ? t('Network') : locationName
}

interface SavedTemplatesProps {
  /** Location of the new page: its templates and the network's are listed. */
  readonly locationId: number
  readonly onChoose: (template: SavedTemplate) => void
}
