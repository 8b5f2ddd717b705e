import type { RefObject } from 'react'
import type { Rect } from '../../drag/geometry'
import { usePage, useUi } from '../../store/session'
import type { OtherPerson } from '../../store/ui-store'
import { useBlockRect } from './use-rect'
import './other-people.css'

/** Where others are: an outline round their block, with their name; and that they type, so that nobody types into it by accident. */
export function OtherPeople({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const others = useUi((state) => state.others)
  const blocks = [...new Set(others.flatMap(({ block }) => block ?? []))]
  return blocks.map((id) => (
    <OthersInBlock key={id} {...{ page, id }} people={others.filter(({ block }) => block === id)} />
  ))
}

/** The name stands beside the page: over it, it would cover the block above, or the site's header. */
function OthersInBlock({ page, id, people }: OthersInBlockProps) {
  const isThere = usePage((state) => state.page.tree.blocks.has(id))
  const rect = useBlockRect(page, isThere ? id : null)
  if (!rect) return null
  const typing = people.filter(({ isTyping }) => isTyping)
  return (
    <>
      <div className="ed-other-people" style={rect} />
      <div
        className="ed-other-people-names"
        data-side={sideOf(rect, page.current)}
        style={{ top: rect.top, height: rect.height }}
      >
        <span>
          {typing.length > 0
            ? `${namesOf(typing)} ${typing.length === 1 ? 'is' : 'are'} typing here`
            : namesOf(people)}
        </span>
      </div>
    </>
  )
}

interface OthersInBlockProps {
  readonly page: RefObject<HTMLElement | null>
  readonly id: string
  readonly people: readonly OtherPerson[]
}

/** The edge of the page that the block is nearer to, so that two in columns have their names apart. */
function sideOf({ left, width }: Rect, page: HTMLElement | null): 'start' | 'end' {
  const right = (page?.getBoundingClientRect().width ?? 0) - left - width
  return left < right - 1 ? 'start' : 'end'
}

function namesOf(people: readonly OtherPerson[]): string {
  const names = people.map(({ name, isMe }) => (isMe ? 'Your other tab' : name))
  return new Intl.ListFormat('en').format(names)
}
