/** The sheets that all blocks share; those of a block come with its view (`blocks/block-views.ts`). */
import '#renderer/styles/layers.css'

import.meta.glob(['../../renderer/styles/*.css', '../../renderer/parts/*.css'], { eager: true })
