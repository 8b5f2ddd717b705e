import { publicationStatus } from '#schema/publication/publication-status'
import type { DocumentSummary } from '../api/answers'
import { pageFacts } from '../screens/page-facts'
import { StatusMark } from '../ui/status-mark'

/** Status of a page in a list, with the full sentence for screen readers. */
export function PageStatus({ page }: { readonly page: DocumentSummary }) {
  const { id, chip, sentences } = publicationStatus(pageFacts(page))
  return (
    <span title={sentences.join(' ')}>
      <StatusMark words={chip} shape={id} />
      <span className="ed-visually-hidden">{sentences.join(' ')}</span>
    </span>
  )
}
