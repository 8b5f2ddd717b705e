import { attachPage, undoAttachPage } from './attach-page'
import { attachPreview } from './attach-preview'
import { convertTextToOverride } from './convert-text'
import { decideDifferences } from './decide-differences'
import { detachPage } from './detach-page'
import { differenceResetList } from './difference-resets'
import { effectivePage } from './effective-page'
import { differences, orphanedDifferences } from './list-differences'
import { livePageVersions } from './live-page-versions'
import { locationVersions } from './location-versions'
import { overrideRevisions, restoreOverrideRevision } from './override-revisions'
import { publishOverride } from './publish-override'
import { reattachDifference } from './reattach-difference'
import { resetDifference } from './reset-difference'
import { resetDifferences, undoDifferenceReset } from './reset-differences'
import { saveOverride } from './save-override'
import { showingLocations } from './showing-locations'

export const overrideQueries = {
  effectivePage,
  attachPreview,
  differences,
  orphanedDifferences,
  livePageVersions,
  showingLocations,
  locationVersions,
  differenceResets: differenceResetList,
  overrideRevisions,
}

export const overrideMutations = {
  saveOverride,
  publishOverride,
  resetDifference,
  resetDifferences,
  undoDifferenceReset,
  decideDifferences,
  reattachDifference,
  restoreOverrideRevision,
  convertTextToOverride,
  detachPage,
  attachPage,
  undoAttachPage,
}
