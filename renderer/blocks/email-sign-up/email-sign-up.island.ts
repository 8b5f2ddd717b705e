import { startSentForm } from '../../parts/forms/sent-form.island'

/** Sends the address without leaving the page. */
export default startSentForm
