import type { CSSProperties } from 'react'
import { folderOfBlock } from '#renderer/registry/block-name'
import type { AnyBlock } from '#schema/block/block'
import { columns, blocks as pictured, rows } from './block-pictures.json'
import { categoryIcons } from './category-icons'
import './sample-picture.css'

/** Small picture of a block, cut from the sprite of all blocks (`npm run docs:blocks`); an icon if it isn't in there. */
export function SamplePicture({ definition }: { readonly definition: AnyBlock }) {
  const at = pictured.indexOf(folderOfBlock(definition.name))
  const Icon = categoryIcons[definition.category]
  return (
    <span className="ed-sample" aria-hidden>
      {at >= 0 ? <span className="ed-sample-picture" style={placeOf(at)} /> : <Icon size={20} />}
    </span>
  )
}

function placeOf(index: number): CSSProperties {
  const [column, row] = [index % columns, Math.floor(index / columns)]
  return {
    backgroundPosition: `${(100 * column) / (columns - 1)}% ${(100 * row) / (rows - 1)}%`,
    backgroundSize: `${100 * columns}% ${100 * rows}%`,
  }
}
