import type { MediaItem } from '#schema/entities/media'
import { libraryPicture } from '../library/library-query'
import type { Picture, PictureChanges, Pictures, PictureVersion } from '../library/pictures'
import { sampleRecords } from './sample-records'

/** Pictures that are kept in a list: an upload gets the next id, unless it is called `bad`. */
const PROGRAMME = nodeOf(7, { displayName: 'Programme', altText: '', type: 'application/pdf' })

const KNOWN = { key: '2', title: 'Darshan', detail: '', thumbnail: '/media/2?w=320' }

export function samplePictures(): SamplePictures {
  const versions: PictureVersion[] = []
  const stored: Picture[] = [
    {
      type: 'image/webp',
      crop: null,
      ...{ id: '2', displayName: 'Darshan', altText: 'The murtis', caption: '', url: '/media/2' },
      ...{ focalPoint: { x: 0.5, y: 0.5 }, isDecorative: false, texts: [] },
      showCaptionText: false,
      metadata: { width: 800, height: 600 },
    },
  ]
  return {
    stored,
    answers: {
      OpenPicture: ({ id }) => ({
        allMedia: { nodes: [{ items: stored.filter((picture) => picture.id === id) }] },
      }),
      Library: ({ search = '', kind }) => ({ mediaLibrary: libraryOf(String(search), kind) }),
      PictureHistory: () => ({
        mediaHistory: versions.toReversed().map(({ picture: item, ...version }) => ({
          ...{ ...version, item },
        })),
      }),
    },
    send: async ({ file }) => file.name,
    async store({ file, replaces, unlessKnown }) {
      if (unlessKnown && file.name.startsWith('known')) return { ...KNOWN, isKnown: true }
      if (file.name.startsWith('bad')) throw new Error('This file is damaged.')
      if (replaces !== undefined) {
        change(replaces, 'REPLACE', { url: `/media/${replaces}-${file.name}` })
        const replacedVersion = versions.length - 1
        return { key: replaces, title: file.name, detail: '', thumbnail: null, replacedVersion }
      }
      return { key: '3', title: file.name, detail: '', thumbnail: null }
    },
    async copy({ address, name }) {
      if (address.includes('gone')) throw new Error('The picture couldn’t be copied from there.')
      return { key: '4', title: name, detail: '', thumbnail: null }
    },
    async list({ text, show }) {
      const { nodes, totalCount } = libraryOf(text, show === 'pictures' ? 'PICTURE' : 'FILE')
      return { pictures: nodes.map(libraryPicture), totalCount, next: null }
    },
    addToAlbum: async () => undefined,
    makeAlbum: async () => '9',
    dispose: async () => undefined,
    open: async (id) => stored.find((picture) => picture.id === id) ?? null,
    async describe(id, texts) {
      if (texts.altText === 'refuse') throw new Error('Your account can’t.')
      change(id, 'SAVE', texts)
    },
    async restore(id, version, parts) {
      const then = versions.find((one) => one.version === version)?.picture
      if (!then) throw new Error('This version no longer exists.')
      const { url, crop, focalPoint, ...words } = then
      change(id, 'RESTORE', {
        ...(parts.includes('FILE') && { url, focalPoint, ...(crop && { crop }) }),
        ...(parts.includes('WORDS') && words),
      })
    },
  }

  /** Keeps the state before the first change, and each one after. */
  function change(
    id: string,
    action: PictureVersion['action'],
    changes: PictureChanges & Partial<Picture>,
  ): void {
    const index = stored.findIndex((picture) => picture.id === id)
    const known = stored[index]
    if (!known) return
    if (versions.length === 0) keep('UPLOAD', known)
    const changed = { ...known, ...changes }
    stored[index] = changed
    keep(action, changed)
  }

  function keep(action: PictureVersion['action'], picture: Picture): void {
    versions.push({
      ...{ version: versions.length + 1, savedAt: '2026-11-20T15:00:00Z', savedBy: 'Asha' },
      ...{ action, file: picture.url, picture },
    })
  }
}

interface SamplePictures extends Pictures {
  /** Answers to the queries of what is only shown. */
  readonly answers: Readonly<Record<string, (variables: Variables) => object>>
  readonly stored: Picture[]
}

type Variables = Readonly<Record<string, unknown>>

/** The files, or the pictures, with this text in their title. */
function libraryOf(search: string, kind: unknown) {
  const pictures = sampleRecords('media').map(({ key, title }) =>
    nodeOf(Number(key), { displayName: title, altText: title, type: 'image/webp' }),
  )
  const nodes = (kind === 'PICTURE' ? pictures : [PROGRAMME]).filter(({ item }) =>
    item.displayName.toLowerCase().includes(search.toLowerCase()),
  )
  return { nodes, totalCount: nodes.length, pageInfo: { hasNextPage: false, endCursor: null } }
}

function nodeOf(id: number, words: Pick<MediaItem, 'displayName' | 'altText' | 'type'>) {
  const file = { url: `/media/${id}`, thumbnail: '', isDecorative: false }
  return { item: { id, ...words, ...file }, isShown: true, locationId: null }
}
