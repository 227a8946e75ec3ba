/** The version that `heimwerk --version` prints: that of `package.json`. */
export const version = "0.1.0"
