import type { ReactNode } from 'react'

/** What stands below the picture of a tile: where it leads to, which the whole tile does, and a line about it. */
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
