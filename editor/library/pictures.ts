import type { Crop, MediaText } from '#schema/entities/media'
import type { FoundRecord } from './found-record'

/** Editable texts of a picture, shared by all pages that show it. */
export interface PictureTexts {
  readonly displayName: string
  /** The alternative text; empty for decorative pictures. */
  readonly altText: string
  readonly caption: string
  /** True if visitors see the caption. */
  readonly showCaptionText: boolean
  /** The point that crops must keep: fractions of width and height, 0 to 1 from the top left. */
  readonly focalPoint: { readonly x: number; readonly y: number }
  /** True if the picture adds nothing to the surrounding text and needs no alt text. */
  readonly isDecorative: boolean
}

export interface Picture extends PictureTexts {
  readonly id: string
  /** Media type: `image/jpeg`, `application/pdf`. */
  readonly type: string
  /** Size of the cropped picture, in pixels. */
  readonly metadata: { readonly width: number; readonly height: number }
  /** The visible part; `null` for the whole picture. */
  readonly crop: Crop | null
  readonly url: string
  /** Texts in other languages and for locations. */
  readonly texts: readonly MediaText[]
}

/** Changes to a picture: changed values, and the texts of changed places. */
export interface PictureChanges extends Partial<PictureTexts> {
  readonly texts?: readonly MediaText[]
  /** The focal point is relative to the cropped picture. */
  readonly crop?: Crop
}

/** A saved version of a picture or file, with its address at that time. */
export interface PictureVersion {
  readonly version: number
  readonly savedAt: string
  /** Empty for the state before the first change. */
  readonly savedBy: string
  readonly action: 'UPLOAD' | 'REPLACE' | 'SAVE' | 'RESTORE'
  /** Identical for versions with the same file. */
  readonly file: string
  readonly picture: Picture
}

/** The part of a version to restore: the file with its crop, only the crop and focal point, or all texts. */
export type PicturePart = 'FILE' | 'CROP' | 'WORDS'

/** The result of an upload. */
export interface StoredFile extends FoundRecord {
  /** For a replacement, the version with the previous file. */
  readonly replacedVersion?: number
  /** True if the library already had the file, and nothing was stored. */
  readonly isKnown?: boolean
}

/** A file to upload; its key makes retries safe if the first attempt did arrive. */
export interface PictureUpload {
  readonly file: File
  readonly key: string
  readonly locationId: number
  /** True to refuse PDFs, because the upload will be displayed. */
  readonly picturesOnly?: boolean
  /** Id of the picture to replace wherever it is shown. */
  readonly replaces?: string
  /** True to store nothing if the library has the same file, and return that one as known. */
  readonly unlessKnown?: boolean
}

/** A picture on another site that the server should copy. */
export interface Copying extends Pick<PictureUpload, 'key' | 'locationId' | 'unlessKnown'> {
  readonly address: string
  readonly name: string
}

/** Callbacks during an upload. */
export interface SendingProgress {
  /** Reports the uploaded fraction, 0 to 1. */
  progress(part: number): void
  /** Reports that the connection was lost or is back: the upload resumes automatically. */
  cut(isCut: boolean): void
  readonly signal: AbortSignal
}

/** A picture in the media library. */
export interface LibraryPicture extends FoundRecord {
  readonly altText: string
  readonly isDecorative: boolean
  /** False for other files (PDF), which are downloaded and have no thumbnail. */
  readonly isPicture: boolean
  /** Tiny preview as a data URL, shown until the thumbnail has loaded; empty if there is none. */
  readonly standIn: string
  /** True if visitors currently see it anywhere. */
  readonly isShown: boolean
}

/** Filters of the library. */
export interface LibraryQuery {
  readonly text: string
  /** Empty for everything visible to the user. */
  readonly location: string
  /** Id of a gallery; empty for all pictures. */
  readonly album: string
  /** `undescribed`: only pictures without alt text. */
  readonly show: '' | 'pictures' | 'undescribed' | 'files' | 'trash'
  /** With `undescribed`: pictures without alt text in this language; empty for pictures without any. */
  readonly language: string
  /** Limits the result to these ids, at most 100. */
  readonly ids?: readonly string[]
  readonly sort: '' | 'oldest' | 'name'
}

export interface LibraryPart {
  readonly pictures: readonly LibraryPicture[]
  readonly totalCount: number
  /** Cursor of the next page; `null` after the last. */
  readonly next: string | null
}

/** A gallery to which pictures can be added. */
export interface Album {
  readonly id: string
  readonly name: string
}

/** An album to create; its key makes retries safe if the first attempt did arrive. */
export interface NewAlbum {
  readonly name: string
  readonly locationId: number
  readonly ids: readonly number[]
  readonly key: string
}

/** Error if the server is busy or unreachable: retry the same request later. */
export class TryLater extends Error {}

/** Error if the finished upload has expired on the server: upload the file again. */
export class UploadExpired extends Error {}

/** Operations on the network's pictures; what is only shown is queried where it is shown. They reject with a message for the user. */
export interface Pictures {
  /** Uploads a file in parts; returns the id of the upload. Resumes after a lost connection. */
  send(sending: PictureUpload, progress: SendingProgress): Promise<string>
  /** Stores a finished upload as a media item. May also reject with `TryLater` or `UploadExpired`. */
  store(sending: PictureUpload, arrived: string): Promise<StoredFile>
  /** Copies a picture of another site into the library. May also reject with `TryLater`. */
  copy(copying: Copying): Promise<FoundRecord>
  list(query: LibraryQuery, after: string | null): Promise<LibraryPart>
  /** Appends pictures to an album; those already in it keep their position. */
  addToAlbum(album: string, ids: readonly number[]): Promise<void>
  /** Creates an unpublished album; returns its id. */
  makeAlbum(album: NewAlbum): Promise<string>
  /** Returns the picture, or `null` if it doesn't exist. */
  open(id: string): Promise<Picture | null>
  describe(id: string, changes: PictureChanges): Promise<void>
  /** Restores parts of a version; the current state stays in the history. */
  restore(id: string, version: number, parts: readonly PicturePart[]): Promise<void>
  /** Moves it to the trash, restores it, or deletes it permanently. Rejects with the places of use if it is in use. */
  dispose(id: string, how: Disposal): Promise<void>
}

export type Disposal = 'delete' | 'restore' | 'purge'
