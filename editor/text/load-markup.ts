/** What writing formatted text in place fetches when it is first needed. */
export { default as MarkupEditor } from '../panel/markup/markup-editor'
export { survivesEditing } from '../panel/markup/markup-schema'
