import { useId } from 'react'
import { t } from '#schema/messages/t'
import { type Check, checkKey } from './check'
import { CheckRow } from './check-row'
import './checks.css'

const GROUPS = [
  { severity: 'error', title: t('Errors'), note: t('Fix these before publishing.') },
  { severity: 'warning', title: t('Warnings'), note: t('You can publish without fixing these.') },
  { severity: 'hint', title: t('Suggestions'), note: null },
] as const

/** Issues grouped by severity, each group with its name and its consequence for publishing. */
export function CheckGroups({ checks, heading, onShown }: CheckGroupsProps) {
  return GROUPS.map(({ severity, title, note }) => {
    const own = checks.filter((check) => check.severity === severity)
    return (
      own.length > 0 && (
        <CheckGroup key={severity} {...{ title, note, heading, onShown }} checks={own} />
      )
    )
  })
}

interface CheckGroupsProps {
  readonly checks: readonly Check[]
  /** One level below the surrounding heading. */
  readonly heading: 'h2' | 'h3'
  /** Called before an issue is shown, so that a dialog can close. */
  readonly onShown?: (() => void) | undefined
}

function CheckGroup({ title, note, checks, heading: Heading, onShown }: CheckGroupProps) {
  const id = useId()
  return (
    <section className="ed-check-group">
      <Heading id={id}>
        {title} <span className="ed-quiet">{checks.length}</span>
      </Heading>
      {note && <p className="ed-quiet">{note}</p>}
      <ul aria-labelledby={id}>
        {checks.map((check) => (
          <CheckRow key={checkKey(check)} check={check} {...(onShown && { onShown })} />
        ))}
      </ul>
    </section>
  )
}

interface CheckGroupProps extends CheckGroupsProps {
  readonly title: string
  readonly note: string | null
}
