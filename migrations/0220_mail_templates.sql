-- The words of mail as administrators have edited them; what is not here is delivered with the product.
CREATE TABLE notification_templates (
  template_key text NOT NULL,
  language text NOT NULL,
  template_name text NOT NULL,
  subject text NOT NULL,
  html_content text NOT NULL,
  text_content text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  edited_at timestamptz NOT NULL,
  PRIMARY KEY (template_key, language)
);

-- The address that a mail server refused for ever; while it is the account's address, nothing is mailed to it.
ALTER TABLE accounts ADD COLUMN refused_address text;
