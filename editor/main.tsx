import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('editor')
if (!root) throw new Error('The editor has no place on its page: #editor')
createRoot(root).render(<StrictMode>Toran</StrictMode>)
