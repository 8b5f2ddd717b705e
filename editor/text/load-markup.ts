/** The chunk that editing formatted text in place loads when it is first needed. */
export { default as MarkupEditor } from '../panel/controls/markup/markup-editor'
export { survivesEditing } from '../panel/controls/markup/markup-schema'
