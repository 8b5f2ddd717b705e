import type { ReactNode } from 'react'

/** As large as the tools that are fetched after the page: no button moves below a pointer when they come. */
export function SecondaryActionsSkeleton() {
  return (
    <>
      <Place className="ed-tool ed-tool-told ed-tool-wide" word="Try out" />
      <Place className="ed-tool ed-tool-wide ed-help" word="Help" />
      <Place className="ed-icon-button ed-tool-narrow" word="" />
    </>
  )
}

/** The same for the ways to look at the draft and to share it. */
export function ShareActionsSkeleton() {
  return (
    <>
      <Place className="ed-preview ed-tool-wide">
        <span>Preview</span>
      </Place>
      <Place className="ed-tool ed-tool-wide" word="Share" />
    </>
  )
}

function Place({ className, word, children }: PlaceProps) {
  return (
    <span className={`ed-button ed-waiting-tool ${className}`} aria-hidden>
      <svg width="16" height="16" aria-hidden="true" />
      {children ?? <span className="ed-tool-word">{word}</span>}
    </span>
  )
}

interface PlaceProps {
  readonly className: string
  readonly word?: string
  readonly children?: ReactNode
}
