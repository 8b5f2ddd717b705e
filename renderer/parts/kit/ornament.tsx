import sprite from './icons.svg?no-inline'

/** Thin line work from temple geometry, drawn in the colour of the text around it. Decoration only: never read aloud. */
export function Ornament({ kind }: OrnamentProps) {
  // Larger than all others together, and shown in parts: its drawing stands in the sheet.
  if (kind === 'mandala') return <span className="ornament ornament-mandala" aria-hidden="true" />
  return (
    <svg className={`ornament ornament-${kind}`} viewBox={BOXES[kind]} aria-hidden="true">
      <use href={`${sprite}#ornament-${kind}`} />
    </svg>
  )
}

interface OrnamentProps {
  /** A lotus between two lines (a divider), a mark for a name, or half a mandala (a faint ground). */
  readonly kind: 'lotus' | 'shikhara' | 'mandala'
}

/** The size of each drawing in the sprite. */
const BOXES = { lotus: '0 0 160 26', shikhara: '0 0 32 40' }
