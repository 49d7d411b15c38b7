/** Takes a picture from a video. */
export interface StillsPort {
  /**
   * Takes one picture from a video on this machine and writes it as a PNG to a new file.
   * @param contentType of the video, as detected from its content
   * @returns false if that fails; nothing is left of it then. Never throws.
   */
  take(video: string, contentType: string, picture: string): Promise<boolean>;
}
