import { ImageOff } from 'lucide-react'
import type { FoundRecord } from '../../library/record-search'

/** Record in a list: its picture if any, its title, and distinguishing details. */
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
  /** True to reserve the space of a missing picture, if other records have one. */
  readonly pictured?: boolean
}

/** Decorative, because the text beside it describes the record. */
export function Thumbnail({ src }: { readonly src: string | null }) {
  if (src === null) return null
  return <img className="panel-thumbnail" src={src} alt="" loading="lazy" decoding="async" />
}

/** Placeholder for a picture that is missing or not loaded. */
export function NoThumbnail() {
  return (
    <span className="panel-thumbnail">
      <ImageOff size={14} aria-hidden />
    </span>
  )
}
