import { startVideoPlayers } from '../../parts/media/video-player.island'

/** Plays the video in its place. */
export default startVideoPlayers
