import { startSentForm } from '../../parts/sent-form.island'

/** Sends the address without leaving the page. */
export default startSentForm
