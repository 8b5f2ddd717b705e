import { folderOfBlock } from '#renderer/registry/block-name'
import { OPENING_ELEMENT } from '#schema/api/editor-page'
import type { EditorBuild } from './editor-build'
import type { Opening } from './opening-answers'

const HEAD_END = '</head>'
const BODY_END = '</body>'

/** Returns the first part of the editor’s HTML, which can be sent before the page’s content is known. */
export function openingHead(html: string, { screen, fonts }: EditorBuild): string {
  const end = html.indexOf(HEAD_END)
  return `${html.slice(0, end)}${links(screen)}${links(fonts)}`
}

/** Returns the rest of the HTML, with the files of the page’s blocks and the answers as data. */
export function openingBody(html: string, build: EditorBuild, opening: Opening | null): string {
  const [head, body] = [html.indexOf(HEAD_END), html.indexOf(BODY_END)]
  const files = opening ? filesOf(build, opening.blocks) : build.api
  const data = opening
    ? `<script type="application/json" id="${OPENING_ELEMENT}">${asData({ answers: opening.answers, blocks: opening.preloaded })}</script>`
    : ''
  return `${links(files)}${html.slice(head, body)}${data}${html.slice(body)}`
}

/** Returns the HTML of an address without answers: no page is opened there, or its answers are not embedded. */
export function askingPage(html: string, { api }: EditorBuild): string {
  const end = html.indexOf(HEAD_END)
  return `${html.slice(0, end)}${links(api)}${html.slice(end)}`
}

function filesOf({ blocks }: EditorBuild, names: ReadonlySet<string>): readonly string[] {
  // A page may contain blocks that no longer exist.
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

/** Serializes JSON so that it can’t end the script element. */
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
