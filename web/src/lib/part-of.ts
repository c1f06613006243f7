/** Whether some are all: of five posts that ask, a message says "all 5", not "5 of 5". */
export const isEvery = (some: number, all: number): "yes" | "no" => (some === all ? "yes" : "no")
