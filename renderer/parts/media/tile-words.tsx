import type { ReactNode } from 'react'

/** The text below the picture of a tile: its title, whose link covers the whole tile, and a line of text. */
export function TileWords({ title, href, children }: TileWordsProps) {
  return (
    <>
      <h3 className="tile-words">
        <a href={href}>{title}</a>
      </h3>
      {children && <p className="tile-words-line">{children}</p>}
    </>
  )
}

interface TileWordsProps {
  readonly title: ReactNode
  readonly href: string
  readonly children?: ReactNode
}
