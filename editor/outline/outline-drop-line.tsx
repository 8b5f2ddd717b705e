import type { OutlineLineAt } from './use-outline-drag'

/** Shows where a drag over the outline would land: a line between rows, or a box round the container. */
export function OutlineDropLine({ line }: { readonly line: OutlineLineAt | null }) {
  if (!line) return null
  const { top, inset, height } = line
  const style = { insetBlockStart: top, insetInlineStart: inset, blockSize: height }
  return <div className="ed-outline-drop" data-box={height > 0} aria-hidden style={style} />
}
