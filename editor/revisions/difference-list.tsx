import type { Registry } from '#schema/block/block'
import { t } from '#schema/messages/t'
import type { Difference, DifferenceKind } from '../saving/differences'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import './difference-list.css'
import { textOf } from './word-diff'
import { WordDifference } from './word-difference'

const KIND_LABELS: Readonly<Record<DifferenceKind, string>> = {
  added: t('Added'),
  removed: t('Removed'),
  changed: t('Changed'),
  moved: t('Moved'),
}

/** List of the differences between two versions, by block; each can be shown in the page. */
export function DifferenceList({ found, onShow }: DifferenceListProps) {
  const { registry } = useSession()
  if (found.length === 0) return <p className="ed-quiet">{t('The blocks are the same.')}</p>
  return (
    <ul className="ed-difference-list">
      {found.map((difference) => (
        <li key={difference.id}>
          <div className="ed-difference-head">
            <strong>{labelOf(difference, registry)}</strong>
            {difference.kinds.map((kind) => (
              <span key={kind} className="ed-difference-kind" data-kind={kind}>
                {KIND_LABELS[kind]}
              </span>
            ))}
            {onShow && (
              <Button
                look="quiet"
                aria-label={t('Show “{label}”', { label: labelOf(difference, registry) })}
                onClick={() => onShow(difference)}
              >
                {t('Show')}
              </Button>
            )}
          </div>
          <dl className="ed-difference-fields">
            {difference.fields.map(({ name, before, after }) => (
              <div key={name}>
                <dt>{registry.get(difference.name)?.fields[name]?.label ?? keyLabel(name)}</dt>
                <dd>
                  <WordDifference before={textOf(before)} after={textOf(after)} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

interface DifferenceListProps {
  readonly found: readonly Difference[]
  readonly onShow?: (difference: Difference) => void
}

function labelOf({ displayName, name }: Difference, registry: Registry): string {
  return displayName || registry.get(name)?.label || name
}

function keyLabel(name: string): string {
  if (name === 'displayName') return t('Name')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
