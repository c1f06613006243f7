-- What reading made of a post, held in its row: it goes when the post goes, and never stands for other words.
ALTER TABLE posts
  ADD COLUMN reading jsonb,
  ADD COLUMN read_by text,
  ADD CONSTRAINT posts_reading CHECK (
    (reading IS NULL) = (read_by IS NULL) AND (reading IS NULL OR NOT removed));
COMMENT ON COLUMN posts.read_by IS 'the reader: its code and its subjects';
