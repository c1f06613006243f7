-- Messages of the contact form, and what was answered.
CREATE TABLE user_feedback (
  id uuid PRIMARY KEY,
  user_email varchar(255) NOT NULL,
  user_name text NOT NULL,
  feedback_type varchar(50) NOT NULL DEFAULT 'contact',
  subject varchar(255) NOT NULL,
  message text NOT NULL,
  status varchar(20) NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'answered', 'closed')),
  answer text,
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  CONSTRAINT user_feedback_answered CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT user_feedback_answer CHECK (status <> 'answered' OR answer IS NOT NULL)
);
CREATE INDEX user_feedback_newest ON user_feedback (created_at DESC, id);
CREATE INDEX user_feedback_email ON user_feedback (user_email);
