import type { MediaItem } from '#schema/entities/media'
import { useForeign } from '../../parts/kit/foreign-language'
import { Icon } from '../../parts/kit/icon'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { messagesFor } from '../../parts/words/words'
import type download from './download.block'
import { fileName, sizeText, typeName } from './file-type'

/** Files of the media library to download. */
export default function Download({ props, refs, page }: ViewProps<typeof download>) {
  const { title } = props
  const foreign = useForeign()
  const files = props.items.flatMap(({ file, label, description }) => {
    const item = refs.media(file)
    if (!item) return []
    const name = label.trim() || item.displayName || messagesFor(page.language).downloadFile
    return [{ item, name, description }]
  })
  if (files.length === 0) return null
  return (
    <section className="download" aria-label={title || undefined}>
      {title && <h2 lang={foreign(title)}>{title}</h2>}
      <ul className="download-list">
        {keyed(files, ({ item }) => String(item.id)).map(({ key, item: file }) => (
          <DownloadItem key={key} {...file} />
        ))}
      </ul>
    </section>
  )
}

function DownloadItem({ item, name, description }: DownloadItemProps) {
  const foreign = useForeign()
  const facts = [typeName(item.type), sizeText(item.fileSize)].filter(Boolean).join(', ')
  return (
    <li>
      <a className="download-link" href={item.src} download={fileName(item)}>
        <Icon name="arrow-down" />
        <span className="download-words" lang={foreign(`${name} ${description}`)}>
          <span className="download-name">{name}</span>
          {description && <span className="download-description">{description}</span>}
        </span>
        {facts && <span className="download-facts">{facts}</span>}
      </a>
    </li>
  )
}

interface DownloadItemProps {
  readonly item: MediaItem
  readonly name: string
  readonly description: string
}
