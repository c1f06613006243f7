/** As the sign-in service has it; said before a password is typed, and where one was too short. */
export const shortestPassword = 12
