import { startSentForm } from '../../parts/forms/sent-form.island'

/** Sends the message without leaving the page. */
export default startSentForm
