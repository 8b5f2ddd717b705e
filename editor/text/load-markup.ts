/** What writing formatted text in place fetches when it is first needed. */
export { default as MarkupEditor } from '../panel/controls/markup/markup-editor'
export { survivesEditing } from '../panel/controls/markup/markup-schema'
