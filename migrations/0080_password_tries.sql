-- Wrong passwords in a row, by account. `mailbox`: hash of the e-mail address, whether there is an account or not.
CREATE TABLE password_tries (
  mailbox text COLLATE "C" PRIMARY KEY,
  tries integer NOT NULL,
  next_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX password_tries_last_at ON password_tries (last_at);

-- Letters that anybody may cause, by mailbox and hour: nobody's mailbox is flooded through us.
CREATE TABLE mailbox_letters (
  mailbox text COLLATE "C" NOT NULL,
  hour timestamptz NOT NULL,
  letters integer NOT NULL,
  PRIMARY KEY (mailbox, hour)
);
CREATE INDEX mailbox_letters_hour ON mailbox_letters (hour);
