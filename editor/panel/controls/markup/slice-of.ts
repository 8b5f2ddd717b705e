import { DOMParser, type ResolvedPos, type Schema, type Slice } from '@tiptap/pm/model'

/** Converts markup to a slice that continues the line it is inserted into. */
export function sliceOf(
  schema: Schema,
  { markup, context }: { readonly markup: string; readonly context: ResolvedPos },
): Slice {
  const template = document.createElement('template')
  template.innerHTML = markup
  return DOMParser.fromSchema(schema).parseSlice(template.content, {
    preserveWhitespace: true,
    context,
  })
}
