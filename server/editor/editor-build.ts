import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openingOperations } from '#schema/api/editor-page'

/** Information from the editor’s build that the server needs to answer with complete pages (`vite/opening-files.ts`). */
const editorBuild = z.object({
  /** Text of the operations that open a page. */
  operations: z.record(z.enum(openingOperations), z.string()),
  /** Fonts of the page on the canvas. */
  fonts: z.array(z.string()),
  /** Scripts and style sheets of the page editor. */
  screen: z.array(z.string()),
  /** Scripts that query the server, if the page came without answers. */
  api: z.array(z.string()),
  /** Scripts and style sheets of each block that are not part of `screen`, by the block’s folder. */
  blocks: z.record(z.string(), z.array(z.string())),
  /** The folder of each language’s chunks, and the names of the chunks built per language (`vite/messages`). */
  languages: z.object({ folders: z.record(z.string(), z.string()), files: z.array(z.string()) }),
})
export type EditorBuild = Readonly<z.infer<typeof editorBuild>>

export async function readEditorBuild(dist: string): Promise<EditorBuild> {
  const [opening, languages] = await Promise.all(['opening', 'languages'].map(read))
  return editorBuild.parse({ ...opening, languages })

  async function read(name: string): Promise<object> {
    return JSON.parse(await readFile(join(dist, `editor/.vite/${name}.json`), 'utf8'))
  }
}
