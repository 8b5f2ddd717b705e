import { type RefObject, useEffect } from 'react'
import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { usePage, useSession, useUi } from '../../store/session'
import type { OtherPerson } from '../../store/ui-state'
import { useBlockRect } from './use-rect'
import './other-people.css'

/** Duration for which other people's changes are marked, in ms. */
const MARK_MS = 6000

/**
 * Positions of other people: an outline around their block with their name, whether they are typing, and their latest changes.
 */
export function OtherPeople({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const others = useUi((state) => state.others)
  const marked = useMarked()
  const blocks = [...new Set(others.flatMap(({ block }) => block ?? []))]
  const changed = marked?.blockIds.filter((id) => !blocks.includes(id)) ?? []
  return (
    <>
      {blocks.map((id) => (
        <NameTag
          key={id}
          {...{ page, id }}
          words={presenceMessage(others.filter(({ block }) => block === id))}
        />
      ))}
      {changed.map((id) => (
        <NameTag
          key={id}
          {...{ page, id }}
          words={t('{by} changed this', { by: marked?.by })}
          isMarked
        />
      ))}
    </>
  )
}

/** Returns the blocks that other people have just changed. */
function useMarked() {
  const { uiStore } = useSession()
  const marked = useUi((state) => state.marked)
  useEffect(() => {
    if (!marked) return
    const timer = setTimeout(() => uiStore.setState({ marked: null }), MARK_MS)
    return () => clearTimeout(timer)
  }, [marked, uiStore])
  return marked
}

function NameTag({ page, id, words, isMarked = false }: NameTagProps) {
  const isThere = usePage((state) => state.page.tree.blocks.has(id))
  const isPointed = useUi(({ hoveredId }) => hoveredId === id)
  const rect = useBlockRect(page, isThere ? id : null)
  if (!rect) return null
  return (
    <>
      <div className="ed-other-people" data-marked={isMarked} style={rect} />
      <div className="ed-other-people-names" data-pointed={isPointed} style={rect}>
        <span>{words}</span>
      </div>
    </>
  )
}

interface NameTagProps {
  readonly page: RefObject<HTMLElement | null>
  readonly id: string
  readonly words: string
  readonly isMarked?: boolean
}

function presenceMessage(people: readonly OtherPerson[]): string {
  const typing = people.filter(({ isTyping }) => isTyping)
  if (typing.length === 0) return namesOf(people)
  return t('{names} {count, plural, one {is} other {are}} typing here', {
    names: namesOf(typing),
    count: typing.length,
  })
}

function namesOf(people: readonly OtherPerson[]): string {
  const names = people.map(({ name, isMe }) => (isMe ? t('Your other tab') : name))
  return formatList(names)
}
