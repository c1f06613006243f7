-- Which upload holds which post, so that an upload can be taken back. Who did both, and why, stands in admin_actions.
CREATE TABLE post_uploads (
  id            uuid PRIMARY KEY,
  file          text NOT NULL,
  communities   integer NOT NULL CHECK (communities >= 0),
  posts         integer NOT NULL CHECK (posts >= 0),
  stored        integer NOT NULL CHECK (stored >= 0),
  at            timestamptz NOT NULL,
  taken_back_at timestamptz,
  removed       integer CHECK (removed >= 0),
  CHECK ((taken_back_at IS NULL) = (removed IS NULL))
);
COMMENT ON COLUMN post_uploads.stored IS 'posts that were not held before';
COMMENT ON COLUMN post_uploads.removed IS 'posts that left when it was taken back';
CREATE INDEX post_uploads_newest ON post_uploads (at DESC, id);

CREATE TABLE uploaded_posts (
  upload_id uuid NOT NULL REFERENCES post_uploads ON DELETE CASCADE,
  source    text NOT NULL DEFAULT 'upload',
  post_id   text NOT NULL,
  PRIMARY KEY (upload_id, post_id),
  FOREIGN KEY (source, post_id) REFERENCES posts (source, id) ON DELETE CASCADE
);
CREATE INDEX uploaded_posts_by_post ON uploaded_posts (source, post_id);

-- Uploads until now: their action was noted right after their posts were stored.
INSERT INTO post_uploads (id, file, communities, posts, stored, at)
SELECT id, coalesce(after->>'file', ''), coalesce((after->>'communities')::integer, 0),
       coalesce((after->>'posts')::integer, 0), coalesce((after->>'stored')::integer, 0), at
FROM admin_actions WHERE action = 'posts_uploaded';
INSERT INTO uploaded_posts (upload_id, post_id)
SELECT upload.id, posts.id
FROM posts CROSS JOIN LATERAL (
  SELECT id FROM post_uploads WHERE at >= posts.first_seen_at ORDER BY at, id LIMIT 1) AS upload
WHERE posts.source = 'upload';
UPDATE admin_actions SET subject = 'upload ' || id WHERE action = 'posts_uploaded';
CREATE INDEX admin_actions_of_uploads ON admin_actions (subject)
WHERE action IN ('posts_uploaded', 'upload_taken_back');
