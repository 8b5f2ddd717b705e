import { startSentForm } from '../../parts/sent-form.island'

/** Sends the message without leaving the page. */
export default startSentForm
