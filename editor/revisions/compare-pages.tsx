import { useEffect, useMemo, useRef } from 'react'
import { type Difference, differences } from '../saving/differences'
import type { PageState } from '../saving/journal'
import { markWords, unmarkWords } from './mark-words'
import { type Marks, ShownPage } from './shown-page'
import './compare-pages.css'

/** Two versions of the page side by side, with differences marked. */
export function ComparePages({ before, after, shown }: ComparePagesProps) {
  const found = useMemo(
    () => differences(before.state.content, after.state.content),
    [before.state, after.state],
  )
  const marks = useMemo(() => marksOf(found), [found])
  const [old, now] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  useMarkedWords(old, now, found)
  useEffect(() => {
    if (shown === null) return
    for (const { current } of [old, now]) showBlock(current, shown.id)
  }, [old, now, shown])
  return (
    <div className="ed-compare">
      <div className="ed-compare-side">
        <p className="ed-compare-label">{before.label}</p>
        <ShownPage label={before.label} state={before.state} marks={marks} ref={old} />
      </div>
      <div className="ed-compare-side">
        <p className="ed-compare-label">{after.label}</p>
        <ShownPage label={after.label} state={after.state} marks={marks} ref={now} />
      </div>
    </div>
  )
}

export interface NamedState {
  readonly label: string
  readonly state: PageState
}

interface ComparePagesProps {
  readonly before: NamedState
  readonly after: NamedState
  /** The difference to scroll to; a new object for the same one scrolls again. */
  readonly shown: { readonly id: string } | null
}

function marksOf(found: readonly Difference[]): Marks {
  return new Map(found.map(({ id, kinds }) => [id, kinds]))
}

function showBlock(page: HTMLElement | null, id: string): void {
  if (!page) return
  for (const marked of page.querySelectorAll('[data-shown-now]'))
    marked.removeAttribute('data-shown-now')
  const block = page.querySelector(`[data-block-id="${CSS.escape(id)}"]`)
  block?.setAttribute('data-shown-now', '')
  block?.scrollIntoView({ block: 'center' })
}

/** Marks words again after each rendering, because blocks with fetched data render later. */
function useMarkedWords(
  old: { readonly current: HTMLElement | null },
  now: { readonly current: HTMLElement | null },
  found: readonly Difference[],
): void {
  useEffect(() => {
    const ids = found.filter(({ kinds }) => kinds.includes('changed')).map(({ id }) => id)
    let frame = 0
    const mark = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (old.current && now.current) markWords(old.current, now.current, ids)
      })
    }
    const observer = new MutationObserver(mark)
    for (const { current } of [old, now])
      if (current) observer.observe(current, { childList: true, subtree: true })
    mark()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      unmarkWords()
    }
  }, [old, now, found])
}
