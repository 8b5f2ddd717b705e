import { Spinner } from '../spinner'
import './loading.css'

/** Stands in the middle of the window while what was asked for is fetched; shows itself after 300 ms. */
export function Loading() {
  return (
    <div className="ed-surface ed-coming">
      <Spinner label="Loading…" />
    </div>
  )
}
