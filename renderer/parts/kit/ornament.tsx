/** Thin line work from temple geometry, drawn in the colour of the text around it. Decoration only: never read aloud. */
export function Ornament({ kind }: OrnamentProps) {
  // Larger than all others together: its drawing stands in the sheet, once for all pages.
  if (kind === 'mandala') return <span className="ornament ornament-mandala" aria-hidden="true" />
  const { box, path } = drawings[kind]
  return (
    <svg className={`ornament ornament-${kind}`} viewBox={box} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}

interface OrnamentProps {
  /** A lotus between two lines (a divider), a mark for a name, or half a mandala (a faint ground). */
  readonly kind: 'lotus' | 'shikhara' | 'mandala'
}

const drawings = {
  lotus: {
    box: '0 0 160 26',
    path: 'M80 2c-6 6-6 14 0 21c6-7 6-15 0-21zM77 23c-8-2-12-8-12-15c5 1 9 4 11 8M83 23c8-2 12-8 12-15c-5 1-9 4-11 8M74 23c-9 1-16-3-19-10c4-1 8 0 11 2M86 23c9 1 16-3 19-10c-4-1-8 0-11 2M46 23H2M114 23H158M50 20l3 3l-3 3l-3-3zM110 20l3 3l-3 3l-3-3z',
  },
  shikhara: {
    box: '0 0 32 40',
    path: 'M16 1v5M13 9h6M16 6c-5 5-8 12-8 22h16c0-10-3-17-8-22zM16 6c-2 6-3 13-3 22M16 6c2 6 3 13 3 22M5 28h22M3 32h26M5 32v6M27 32v6M12 38v-3a4 4 0 0 1 8 0v3M1 39h30',
  },
}
