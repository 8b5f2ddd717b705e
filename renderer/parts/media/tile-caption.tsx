import type { ReactNode } from 'react'

/** The text below the picture of a tile: its title, whose link covers the whole tile, and a line of text. */
export function TileCaption({ title, href, children }: TileCaptionProps) {
  return (
    <>
      <h3 className="tile-caption">
        <a href={href}>{title}</a>
      </h3>
      {children && <p className="tile-caption-line">{children}</p>}
    </>
  )
}

interface TileCaptionProps {
  readonly title: ReactNode
  readonly href: string
  readonly children?: ReactNode
}
