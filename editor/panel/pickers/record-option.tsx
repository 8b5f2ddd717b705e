import { ImageOff } from 'lucide-react'
import type { FoundRecord } from '../../library/record-search'

/** A record in a list: its picture where it has one, its title, and what tells it from others. */
export function RecordOption({ record, pictured = false }: RecordOptionProps) {
  return (
    <>
      {pictured && record.thumbnail === null ? (
        <NoThumbnail />
      ) : (
        <Thumbnail src={record.thumbnail} />
      )}
      <span className="panel-record-words">
        <span className="panel-record-title">{record.title}</span>
        {record.detail && <span className="panel-record-detail">{record.detail}</span>}
      </span>
    </>
  )
}

interface RecordOptionProps {
  readonly record: FoundRecord
  /** Keeps the place of a picture that it has not, among others that have one. */
  readonly pictured?: boolean
}

/** The words beside it say what it shows. */
export function Thumbnail({ src }: { readonly src: string | null }) {
  if (src === null) return null
  return <img className="panel-thumbnail" src={src} alt="" loading="lazy" decoding="async" />
}

/** In place of a picture that is gone or not loaded. */
export function NoThumbnail() {
  return (
    <span className="panel-thumbnail">
      <ImageOff size={14} aria-hidden />
    </span>
  )
}
