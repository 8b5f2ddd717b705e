import type { Crop, MediaText } from '#schema/entities/media'
import type { Usage } from '../api/references'
import type { FoundRecord } from './found-record'

/** The editable texts of a picture, shared by every page that shows it. */
export interface PictureTexts {
  readonly displayName: string
  /** The alternative text; empty for decorative pictures. */
  readonly altText: string
  readonly caption: string
  /** Whether visitors see the caption. */
  readonly showCaptionText: boolean
  /** Where it may not be cropped away: parts of its width and height, 0 to 1 from the top left. */
  readonly focalPoint: { readonly x: number; readonly y: number }
  /** It says nothing that is not said beside it, and needs no alternative text. */
  readonly isDecorative: boolean
}

export interface Picture extends PictureTexts {
  readonly id: string
  /** Its media type: `image/jpeg`, `application/pdf`. */
  readonly type: string
  /** Of what is shown of it, in pixels. */
  readonly metadata: { readonly width: number; readonly height: number }
  /** What is shown of it; `null` for the whole. */
  readonly crop: Crop | null
  readonly url: string
  /** What it says in other languages and at locations. */
  readonly texts: readonly MediaText[]
}

/** What is to be written of a picture: what was changed, and its words for the places they were changed for. */
export interface PictureChanges extends Partial<PictureTexts> {
  readonly texts?: readonly MediaText[]
  /** A focal point is of what it leaves. */
  readonly crop?: Crop
}

/** A saved version of a picture or file. Its address is that of then. */
export interface PictureVersion {
  readonly version: number
  readonly savedAt: string
  /** Empty for what was there before its first change. */
  readonly savedBy: string
  readonly action: 'UPLOAD' | 'REPLACE' | 'SAVE' | 'RESTORE'
  /** The same for two versions with the same file. */
  readonly file: string
  readonly picture: Picture
}

/** What is restored of a version: the file with its crop, the crop and focal point alone, or all words. */
export type PicturePart = 'FILE' | 'CROP' | 'WORDS'

/** What an upload became. */
export interface StoredFile extends FoundRecord {
  /** The version that has the file before, where it was a replacement. */
  readonly replacedVersion?: number
  /** It was in the library already, and nothing was stored. */
  readonly isKnown?: boolean
}

/** A file to upload; the key makes a retry safe when the first attempt arrived after all. */
export interface Sending {
  readonly file: File
  readonly key: string
  readonly locationId: number
  /** A PDF is refused: what is uploaded will be shown. */
  readonly picturesOnly?: boolean
  /** The id of a picture whose place it takes, wherever that is shown. */
  readonly replaces?: string
  /** Nothing is stored where the library has the same file: that is answered, as known. */
  readonly unlessKnown?: boolean
}

/** A picture of another site that the server is asked to copy. */
export interface Copying extends Pick<Sending, 'key' | 'locationId'> {
  readonly address: string
  readonly name: string
}

/** What is reported while a file is being uploaded. */
export interface SendingProgress {
  /** The part of it that is on the server, 0 to 1. */
  progress(part: number): void
  /** The connection was lost, or is back: the upload resumes automatically. */
  cut(isCut: boolean): void
  readonly signal: AbortSignal
}

/** A picture as the library shows it. */
export interface LibraryPicture extends FoundRecord {
  readonly altText: string
  readonly isDecorative: boolean
  /** Something else, a PDF, is downloaded, and has no thumbnail. */
  readonly isPicture: boolean
  /** A picture of a few bytes, as a data address, shown until its thumbnail is there; empty where there is none. */
  readonly standIn: string
  /** Whether visitors see it now, anywhere. */
  readonly isShown: boolean
}

/** What the library is narrowed to. */
export interface LibraryQuery {
  readonly text: string
  /** Empty for all that may be seen. */
  readonly location: string
  /** The id of a gallery; empty for all pictures. */
  readonly album: string
  /** `undescribed`: only pictures that lack alternative text. */
  readonly show: '' | 'pictures' | 'undescribed' | 'files' | 'trash'
  /** Of `undescribed`, those that lack words in this language; empty for those that nobody has described. */
  readonly language: string
  /** Only these, at most 100. */
  readonly ids?: readonly string[]
  readonly sort: '' | 'oldest' | 'name'
}

export interface LibraryPart {
  readonly pictures: readonly LibraryPicture[]
  readonly totalCount: number
  /** Where the next part begins; `null` after the last. */
  readonly next: string | null
}

/** A gallery, as pictures are put into it. */
export interface Album {
  readonly id: string
  readonly name: string
}

/** An album to be made; the key makes a retry safe when the first attempt arrived after all. */
export interface NewAlbum {
  readonly name: string
  readonly locationId: number
  readonly ids: readonly number[]
  readonly key: string
}

/** The server is busy or cannot be reached: the same request is sent again later. */
export class TryLater extends Error {}

/** The finished upload has expired on the server: the file is sent again. */
export class UploadGone extends Error {}

/** The network's pictures. A refusal rejects with a message for the user. */
export interface Pictures {
  /** Uploads a file in parts; returns the id of the upload. After a lost connection it resumes. */
  send(sending: Sending, progress: SendingProgress): Promise<string>
  /** Stores a finished upload as a media item. Rejects with `TryLater` and `UploadGone` too. */
  store(sending: Sending, arrived: string): Promise<StoredFile>
  /** Copies a picture of another site into the library. Rejects with `TryLater` too. */
  copy(copying: Copying): Promise<FoundRecord>
  list(query: LibraryQuery, after: string | null): Promise<LibraryPart>
  /** The languages of the network's sites, the default one first. */
  languages(): Promise<readonly string[]>
  albums(locationSlug: string): Promise<readonly Album[]>
  /** Appends pictures to an album; those it holds already stay where they are. */
  addToAlbum(album: string, ids: readonly number[]): Promise<void>
  /** Makes an album that visitors do not see yet; returns its id. */
  makeAlbum(album: NewAlbum): Promise<string>
  /** `null` when it does not exist (any more). */
  open(id: string): Promise<Picture | null>
  describe(id: string, changes: PictureChanges): Promise<void>
  /** Its saved versions, the newest first; none before its first change. */
  history(id: string): Promise<readonly PictureVersion[]>
  /** Restores parts of a version; what there is now stays in the history. */
  restore(id: string, version: number, parts: readonly PicturePart[]): Promise<void>
  /** What shows it, or links to it. */
  usedOn(id: string): Promise<Usage>
  /** To the trash, from there back, or permanently. What is in use is refused with where. */
  dispose(id: string, how: Disposal): Promise<void>
}

export type Disposal = 'delete' | 'restore' | 'purge'
