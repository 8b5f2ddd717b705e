import { LayoutTemplate } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { listPageTemplates, type SavedTemplate } from '../api/page-templates'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'

/** Saved templates, listed before the built-in ones. Renders nothing if there are none. */
export function SavedTemplates({ locationId, onChoose }: SavedTemplatesProps) {
  const id = useId()
  const { client } = useApp()
  const [templates, setTemplates] = useState<readonly SavedTemplate[]>([])
  const [after, setAfter] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  async function load(from: string | null): Promise<void> {
    setHasFailed(false)
    try {
      const part = await listPageTemplates(client, locationId, from)
      setTemplates((before) => (from === null ? part.templates : [...before, ...part.templates]))
      setAfter(part.after)
    } catch {
      setHasFailed(true)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when the location is another one.
  useEffect(() => void load(null), [locationId])
  if (templates.length === 0 && !hasFailed) return null
  return (
    <section className="ed-template-group" aria-labelledby={id}>
      <h3 id={id}>{t('Your templates')}</h3>
      {hasFailed && (
        <p role="alert">
          {t('Your templates couldn’t be loaded.')}{' '}
          <Button onClick={() => void load(null)}>{t('Try again')}</Button>
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
      {after !== null && (
        <Button look="quiet" onClick={() => void load(after)}>
          {t('Show more')}
        </Button>
      )}
    </section>
  )
}

function ownerName({ locationId, locationName }: SavedTemplate): string {
  return locationId === DEFAULT_LOCATION_ID ? t('Network') : locationName
}

interface SavedTemplatesProps {
  /** Location of the new page: its templates and the network's are listed. */
  readonly locationId: number
  readonly onChoose: (template: SavedTemplate) => void
}
