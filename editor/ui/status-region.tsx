/** Live region that announces events to screen readers. A new `count` makes the same text be announced again. */
export function StatusRegion({ text, count }: StatusRegionProps) {
  return (
    <div className="ed-visually-hidden" aria-live="polite" aria-atomic="true">
      <span key={count}>{text}</span>
    </div>
  )
}

interface StatusRegionProps {
  readonly text: string
  readonly count: number
}
