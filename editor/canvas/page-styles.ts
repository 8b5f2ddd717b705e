/** The renderer's sheets as files of the editor's build: the canvas may show any block at any time. */
import '#renderer/styles/layers.css'

import.meta.glob(
  ['../../renderer/styles/*.css', '../../renderer/parts/*.css', '../../renderer/blocks/*/*.css'],
  {
    eager: true,
  },
)
