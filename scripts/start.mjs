import './node-version.mjs'

// Loaded only after the version has been looked at: an old Node could not even read it.
import('./serve.mjs')
