import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openingOperations } from '#schema/api/opening-operations'

/** What the build says of the editor for its pages to be answered with what they need (`vite/opening-files.ts`). */
const editorBuild = z.object({
  /** The text of the operations a page is opened with. */
  operations: z.record(z.enum(openingOperations), z.string()),
  /** What the page on the canvas is set in. */
  fonts: z.array(z.string()),
  /** Scripts and sheets of the page's editor. */
  screen: z.array(z.string()),
  /** What asks the server, where the answers have not come with the page. */
  api: z.array(z.string()),
  /** Those of each block, by its folder, that the screen does not have. */
  blocks: z.record(z.string(), z.array(z.string())),
  /** The folder of each language's chunks, and the names of those that are made in each language (`vite/messages`). */
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
