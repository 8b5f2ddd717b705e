/** Announces to screen readers what has just happened. `count` makes an equal text be announced again. */
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
