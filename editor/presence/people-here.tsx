import { t } from '#schema/messages/t'
import { blockLabel } from '../store/block-labels'
import { usePage, useSession, useUi } from '../store/session'
import type { OtherPerson } from '../store/ui-state'
import { usePresence } from './use-presence'
import './people-here.css'

/** Returns the number of people shown by initials; one if the title needs the space. */
function roomFor(): number {
  return window.matchMedia?.('(max-width: 1399px)').matches ? 1 : 3
}

/** Other people in this page; a click shows the block they are in. */
export function PeopleHere() {
  usePresence()
  const others = useUi((state) => state.others)
  if (others.length === 0) return null
  const room = roomFor()
  return (
    <ul className="ed-people-here" aria-label={t('Also on this page')}>
      {others.slice(0, room).map((person) => (
        <li key={person.tab}>
          <Person person={person} />
        </li>
      ))}
      {others.length > room && <li className="ed-quiet">+{others.length - room}</li>}
    </ul>
  )
}

function Person({ person }: { readonly person: OtherPerson }) {
  const { uiStore, registry } = useSession()
  const { block } = person
  const label = usePage(({ page: { tree } }) =>
    block !== null && tree.blocks.has(block) ? blockLabel(tree, block, registry) : null,
  )
  const where =
    label === null ? nameOf(person) : t('{name}, in “{label}”', { name: nameOf(person), label })
  return (
    <button
      type="button"
      className="ed-person-here"
      data-typing={person.isTyping}
      aria-label={
        label === null ? where : t('Go to {name}, in “{label}”', { name: nameOf(person), label })
      }
      title={where}
      aria-disabled={label === null || undefined}
      onClick={() => label !== null && uiStore.select(block)}
    >
      {initialsOf(person.name)}
    </button>
  )
}

function nameOf({ name, isMe }: OtherPerson): string {
  return isMe ? t('You, in another tab') : name
}

function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => [...word].slice(0, 1))
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase()
}
