import { folderOfBlock } from '#renderer/registry/block-name'
import { OPENING_ELEMENT } from '#schema/api/opening'
import type { EditorBuild } from './editor-build'
import type { Opening } from './opening-answers'

const HEAD_END = '</head>'
const BODY_END = '</body>'

/** The editor's HTML in two parts: the first can be sent before it is known what the page holds. */
export function openingHead(html: string, { screen, fonts }: EditorBuild): string {
  const end = html.indexOf(HEAD_END)
  return `${html.slice(0, end)}${links(screen)}${links(fonts)}`
}

/** The rest, with the files of the page's blocks, and the answers as data. */
export function openingBody(html: string, build: EditorBuild, opening: Opening | null): string {
  const [head, body] = [html.indexOf(HEAD_END), html.indexOf(BODY_END)]
  const files = opening ? filesOf(build, opening.blocks) : build.api
  const data = opening
    ? `<script type="application/json" id="${OPENING_ELEMENT}">${asData({ answers: opening.answers, blocks: opening.preloaded })}</script>`
    : ''
  return `${links(files)}${html.slice(head, body)}${data}${html.slice(body)}`
}

/** The HTML of an address where no page is opened, and of one that is sent without its answers. */
export function askingPage(html: string, { api }: EditorBuild): string {
  const end = html.indexOf(HEAD_END)
  return `${html.slice(0, end)}${links(api)}${html.slice(end)}`
}

function filesOf({ blocks }: EditorBuild, names: ReadonlySet<string>): readonly string[] {
  // A page may name blocks there are no longer.
  const folders = [...names].map(folderOfBlock).filter((folder) => Object.hasOwn(blocks, folder))
  return [...new Set(folders.flatMap((folder) => blocks[folder] ?? []))]
}

function links(files: readonly string[]): string {
  return files.map((file) => `<link ${kindOf(file)} crossorigin href="${file}">`).join('')
}

function kindOf(file: string): string {
  if (file.endsWith('.css')) return 'rel="preload" as="style"'
  if (file.endsWith('.woff2')) return 'rel="preload" as="font" type="font/woff2"'
  return 'rel="modulepreload"'
}

/** JSON that no markup in it can end. */
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
